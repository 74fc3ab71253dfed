// Generated from openapi/*.yaml by `npm run gen`. Never edit.
export const reportMemberRequestRules = {
  'userId': {"required":true,"type":"string","pattern":"^[A-Za-z0-9_-]+$","minLength":1,"maxLength":64},
  'clientId': {"required":false,"type":"string","format":"uuid"},
  'otherUserId': {"required":true,"type":"string","pattern":"^[A-Za-z0-9_-]+$","minLength":1,"maxLength":64},
  'action': {"required":true,"type":"integer","enum":[6]},
  'messageId': {"required":false,"type":"string","pattern":"^[A-Za-z0-9_-]+$","minLength":1,"maxLength":64},
  'reason': {"required":true,"type":"integer","enum":[1,2,3,4,5,6,7,8,9],"requiredMessage":"Please choose a reason.","message":"Please choose a reason from the list."},
  'details': {"required":false,"type":"string","maxLength":1000,"requiredMessage":"Please say what is wrong.","message":"Details have at most 1000 characters."},
  'block': {"required":false,"type":"boolean"},
} as const;
