// Generated from openapi/*.yaml by `npm run gen`. Never edit.
export const forgotPasswordRequestRules = {
  'countryCode': {"required":true,"type":"string","pattern":"^[A-Z]{2}$","requiredMessage":"Please choose a country.","message":"Please choose a country from the list."},
  'phone': {"required":true,"type":"string","pattern":"^[0-9]{6,14}$","requiredMessage":"Please enter your phone number.","message":"A phone number has 6 to 14 digits."},
  'role': {"required":true,"type":"integer","enum":[1,2,3,4],"requiredMessage":"Please choose who you are."},
  'authMode': {"required":false,"type":"integer","enum":[3]},
} as const;
