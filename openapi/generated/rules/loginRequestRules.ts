// Generated from openapi/*.yaml by `npm run gen`. Never edit.
export const loginRequestRules = {
  'countryCode': {"required":true,"type":"string","pattern":"^[A-Z]{2}$","requiredMessage":"Please choose a country.","message":"Please choose a country from the list."},
  'phone': {"required":true,"type":"string","pattern":"^[0-9]{6,14}$","requiredMessage":"Please enter your phone number.","message":"A phone number has 6 to 14 digits."},
  'password': {"required":true,"type":"string","minLength":1,"maxLength":128,"requiredMessage":"Please enter your password.","message":"A password has at most 128 characters."},
  'role': {"required":true,"type":"integer","enum":[1,2,3,4],"requiredMessage":"Please choose who you are."},
  'platform': {"required":false,"type":"integer","enum":[3]},
  'deviceToken': {"required":false,"type":"string","maxLength":4096},
} as const;
