// Generated from openapi/*.yaml by `npm run gen`. Never edit.
export const registerJobSeekerRequestRules = {
  'role': {"required":true,"type":"integer","enum":[1],"requiredMessage":"Please choose who you are."},
  'firstName': {"required":true,"type":"string","pattern":"^(?=.*\\p{L})(?!\\p{M})(?!.*\\p{M}{5})(?!.*(?![\\u200C\\u200D\\uFE0E\\uFE0F])\\p{DI})(?!.*(?<![\\p{M}\\p{sc=Arab}\\p{ExtPict}\\p{EMod}])[\\u200C\\u200D])(?!.*[\\u200C\\u200D](?:[\\p{sc=Latn}\\p{sc=Grek}\\p{sc=Cyrl}]|[^\\p{L}\\p{ExtPict}]|$))(?!.*(?<!\\p{ExtPict})[\\uFE0E\\uFE0F])[^\\p{Cc}\\p{Co}\\p{Zl}\\p{Zp}\\u2800\\uFFF9-\\uFFFB]+$","minLength":1,"maxLength":50,"requiredMessage":"Please enter your first name.","message":"A first name has 1 to 50 characters and at least one letter."},
  'lastName': {"required":true,"type":"string","pattern":"^(?=.*\\p{L})(?!\\p{M})(?!.*\\p{M}{5})(?!.*(?![\\u200C\\u200D\\uFE0E\\uFE0F])\\p{DI})(?!.*(?<![\\p{M}\\p{sc=Arab}\\p{ExtPict}\\p{EMod}])[\\u200C\\u200D])(?!.*[\\u200C\\u200D](?:[\\p{sc=Latn}\\p{sc=Grek}\\p{sc=Cyrl}]|[^\\p{L}\\p{ExtPict}]|$))(?!.*(?<!\\p{ExtPict})[\\uFE0E\\uFE0F])[^\\p{Cc}\\p{Co}\\p{Zl}\\p{Zp}\\u2800\\uFFF9-\\uFFFB]+$","minLength":1,"maxLength":50,"requiredMessage":"Please enter your last name.","message":"A last name has 1 to 50 characters and at least one letter."},
  'countryCode': {"required":true,"type":"string","pattern":"^[A-Z]{2}$","requiredMessage":"Please choose a country.","message":"Please choose a country from the list."},
  'phone': {"required":true,"type":"string","pattern":"^[0-9]{6,14}$","requiredMessage":"Please enter your phone number.","message":"A phone number has 6 to 14 digits."},
  'email': {"required":false,"type":"string","format":"email","maxLength":254,"requiredMessage":"Please enter your e-mail address.","message":"Please enter an e-mail address such as amara@example.org."},
  'dateOfBirth': {"required":true,"type":"string","format":"date","requiredMessage":"Please enter your date of birth.","message":"Please enter a date such as 1998-04-23."},
  'password': {"required":true,"type":"string","minLength":8,"maxLength":128,"requiredMessage":"Please choose a password.","message":"A password has 8 to 128 characters."},
  'acceptTerms': {"required":true,"type":"boolean","const":true,"requiredMessage":"Please accept the terms and the privacy notice.","message":"Please accept the terms and the privacy notice."},
  'imageKey': {"required":false,"type":"string","maxLength":200,"message":"Please choose the picture again."},
  'platform': {"required":false,"type":"integer","enum":[3]},
  'authMode': {"required":false,"type":"integer","enum":[1]},
  'clientId': {"required":false,"type":"string","format":"uuid"},
} as const;
