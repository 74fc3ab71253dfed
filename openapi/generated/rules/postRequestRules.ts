// Generated from openapi/*.yaml by `npm run gen`. Never edit.
export const postRequestRules = {
  'userId': {"required":true,"type":"string","pattern":"^[A-Za-z0-9_-]+$","minLength":1,"maxLength":64},
  'action': {"required":true,"type":"integer","enum":[0,1]},
  'feedId': {"required":false,"type":"string","pattern":"^[A-Za-z0-9_-]+$","minLength":1,"maxLength":64},
  'feedType': {"required":true,"type":"integer","enum":[4,8,10,11]},
  'text': {"required":true,"type":"string","maxLength":3000,"requiredMessage":"Please write something or add a picture.","message":"A post has at most 3000 characters."},
  'mentions': {"required":false,"type":"array","maxItems":20,"message":"A text mentions at most 20 members."},
  'media': {"required":true,"type":"array","maxItems":10,"message":"A post has at most ten pictures."},
  'visibility': {"required":true,"type":"integer","enum":[0,1],"requiredMessage":"Please choose who can see this."},
  'commentPolicy': {"required":true,"type":"integer","enum":[0,1,2],"requiredMessage":"Please choose who may comment."},
  'clientId': {"required":true,"type":"string","format":"uuid"},
  'updatedAt': {"required":false,"type":"string","format":"date-time"},
} as const;
