// Generated from openapi/*.yaml by `npm run gen`. Never edit.
export const deleteAccountRequestRules = {
  'userId': {"required":true,"type":"string","pattern":"^[A-Za-z0-9_-]+$","minLength":1,"maxLength":64},
  'otp': {"required":true,"type":"string","pattern":"^[0-9]{6}$","requiredMessage":"Please enter the OTP.","message":"The code has 6 digits."},
  'reason': {"required":false,"type":"string","maxLength":500,"message":"A reason has at most 500 characters."},
} as const;
