// Generated from openapi/*.yaml by `npm run gen`. Never edit.
export const addPassionRequestRules = {
  'userId': {"required":true,"type":"string","pattern":"^[A-Za-z0-9_-]+$","minLength":1,"maxLength":64},
  'clientId': {"required":false,"type":"string","format":"uuid"},
  'passionName': {"required":true,"type":"string","pattern":"^[^\\r\\n]*\\S[^\\r\\n]*$","minLength":2,"maxLength":40,"requiredMessage":"Please enter a passion.","message":"A passion has 2 to 40 characters, and each is listed once, 15 at most."},
} as const;
