// Generated from openapi/*.yaml by `npm run gen`. Never edit.
export const attendeeRules = {
  'packageId': {"required":true,"type":"string","pattern":"^[A-Za-z0-9_-]+$","minLength":1,"maxLength":64},
  'attendeeName': {"required":true,"type":"string","pattern":"^(?=.*[\\p{L}\\p{N}])(?!\\p{M})(?!.*\\p{M}{5})(?!.*(?![\\u200C\\u200D\\uFE0E\\uFE0F])\\p{DI})(?!.*(?<![\\p{M}\\p{sc=Arab}\\p{ExtPict}\\p{EMod}])[\\u200C\\u200D])(?!.*[\\u200C\\u200D](?:[\\p{sc=Latn}\\p{sc=Grek}\\p{sc=Cyrl}]|[^\\p{L}\\p{ExtPict}]|$))(?!.*(?<!\\p{ExtPict})[\\uFE0E\\uFE0F])[^\\p{Cc}\\p{Co}\\p{Zl}\\p{Zp}\\u2800\\uFFF9-\\uFFFB]+$","minLength":2,"maxLength":100,"requiredMessage":"Please enter the name of the attendee.","message":"A name has 2 to 100 characters."},
  'attendeeEmail': {"required":false,"type":"string","format":"email","maxLength":254,"requiredMessage":"Please enter your e-mail address.","message":"Please enter an e-mail address such as amara@example.org."},
  'answers': {"required":false,"type":"array","maxItems":5,"message":"Please answer the questions of the organiser."},
} as const;
