// Generated from openapi/*.yaml by `npm run gen`. Never edit.
export const verifyRequestRules = {
  'userId': {"required":false,"type":"string","pattern":"^[A-Za-z0-9_-]+$","minLength":1,"maxLength":64},
  'countryCode': {"required":false,"type":"string","pattern":"^[A-Z]{2}$","requiredMessage":"Please choose a country.","message":"Please choose a country from the list."},
  'phone': {"required":false,"type":"string","pattern":"^[0-9]{6,14}$","requiredMessage":"Please enter your phone number.","message":"A phone number has 6 to 14 digits."},
  'role': {"required":false,"type":"integer","enum":[1,2,3,4]},
  'otp': {"required":true,"type":"string","pattern":"^[0-9]{6}$","requiredMessage":"Please enter the OTP.","message":"The code has 6 digits."},
  'authMode': {"required":true,"type":"integer","enum":[1,2,3,4]},
  'platform': {"required":false,"type":"integer","enum":[3]},
  'deviceToken': {"required":false,"type":"string","maxLength":4096},
} as const;
