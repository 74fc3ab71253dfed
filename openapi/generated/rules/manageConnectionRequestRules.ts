// Generated from openapi/*.yaml by `npm run gen`. Never edit.
export const manageConnectionRequestRules = {
  'userId': {"required":true,"type":"string","pattern":"^[A-Za-z0-9_-]+$","minLength":1,"maxLength":64},
  'clientId': {"required":false,"type":"string","format":"uuid"},
  'otherUserId': {"required":true,"type":"string","pattern":"^[A-Za-z0-9_-]+$","minLength":1,"maxLength":64},
  'action': {"required":true,"type":"integer","enum":[0,1,2,3,4,5,7,8,9]},
  'note': {"required":false,"type":"string","maxLength":300,"message":"A note has at most 300 characters."},
} as const;
