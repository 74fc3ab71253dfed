// Generated from openapi/*.yaml by `npm run gen`. Never edit.
export const attendeeRules = {
  'packageId': {"required":true,"type":"string","pattern":"^[A-Za-z0-9_-]+$","minLength":1,"maxLength":64},
  'attendeeName': {"required":true,"type":"string","minLength":2,"maxLength":100,"requiredMessage":"Please enter the name of the attendee.","message":"A name has 2 to 100 characters."},
  'attendeeEmail': {"required":false,"type":"string","format":"email","maxLength":254,"requiredMessage":"Please enter your e-mail address.","message":"Please enter an e-mail address such as amara@example.org."},
  'answers': {"required":false,"type":"array","maxItems":5,"message":"Please answer the questions of the organiser."},
} as const;
