// Generated from openapi/*.yaml by `npm run gen`. Never edit.
export const changePasswordRequestRules = {
  'userId': {"required":false,"type":"string","pattern":"^[A-Za-z0-9_-]+$","minLength":1,"maxLength":64},
  'currentPassword': {"required":false,"type":"string","minLength":1,"maxLength":128,"requiredMessage":"Please enter your current password.","message":"A password has at most 128 characters."},
  'resetToken': {"required":false,"type":"string","minLength":1,"maxLength":200},
  'newPassword': {"required":true,"type":"string","minLength":8,"maxLength":128,"requiredMessage":"Please choose a new password.","message":"A password has 8 to 128 characters."},
  'logoutOthers': {"required":false,"type":"boolean"},
} as const;
