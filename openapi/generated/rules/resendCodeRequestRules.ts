// Generated from openapi/*.yaml by `npm run gen`. Never edit.
export const resendCodeRequestRules = {
  'userId': {"required":false,"type":"string","pattern":"^[A-Za-z0-9_-]+$","minLength":1,"maxLength":64},
  'countryCode': {"required":false,"type":"string","pattern":"^[A-Z]{2}$","requiredMessage":"Please choose a country.","message":"Please choose a country from the list."},
  'phone': {"required":false,"type":"string","pattern":"^[0-9]{6,14}$","requiredMessage":"Please enter your phone number.","message":"A phone number has 6 to 14 digits."},
  'role': {"required":false,"type":"integer","enum":[1,2,3,4]},
  'authMode': {"required":true,"type":"integer","enum":[4]},
  'channel': {"required":true,"type":"integer","enum":[0,1]},
  'newPhone': {"required":false,"type":"string","pattern":"^[0-9]{6,14}$","requiredMessage":"Please enter your phone number.","message":"A phone number has 6 to 14 digits."},
  'newEmail': {"required":false,"type":"string","format":"email","maxLength":254,"requiredMessage":"Please enter your e-mail address.","message":"Please enter an e-mail address such as amara@example.org."},
  'currentPassword': {"required":false,"type":"string","minLength":1,"maxLength":128,"requiredMessage":"Please enter your current password.","message":"A password has at most 128 characters."},
} as const;
