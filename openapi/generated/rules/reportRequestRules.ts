// Generated from openapi/*.yaml by `npm run gen`. Never edit.
export const reportRequestRules = {
  'userId': {"required":true,"type":"string","pattern":"^[A-Za-z0-9_-]+$","minLength":1,"maxLength":64},
  'feedId': {"required":true,"type":"string","pattern":"^[A-Za-z0-9_-]+$","minLength":1,"maxLength":64},
  'feedType': {"required":true,"type":"integer","enum":[2,3,4,5,6,8,10,11,12,13]},
  'commentId': {"required":false,"type":"string","pattern":"^[A-Za-z0-9_-]+$","minLength":1,"maxLength":64},
  'reason': {"required":true,"type":"integer","enum":[1,2,3,4,5,6,7,8,9],"requiredMessage":"Please choose a reason."},
  'details': {"required":false,"type":"string","maxLength":1000,"requiredMessage":"Please say what is wrong.","message":"Details have at most 1000 characters."},
  'block': {"required":false,"type":"boolean"},
} as const;
