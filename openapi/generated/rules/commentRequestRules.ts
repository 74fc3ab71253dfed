// Generated from openapi/*.yaml by `npm run gen`. Never edit.
export const commentRequestRules = {
  'userId': {"required":true,"type":"string","pattern":"^[A-Za-z0-9_-]+$","minLength":1,"maxLength":64},
  'action': {"required":true,"type":"integer","enum":[0,1,2,3,4]},
  'feedId': {"required":true,"type":"string","pattern":"^[A-Za-z0-9_-]+$","minLength":1,"maxLength":64},
  'feedType': {"required":true,"type":"integer","enum":[2,3,4,5,6,8,10,11]},
  'commentId': {"required":false,"type":"string","pattern":"^[A-Za-z0-9_-]+$","minLength":1,"maxLength":64},
  'parentCommentId': {"required":false,"type":"string","pattern":"^[A-Za-z0-9_-]+$","minLength":1,"maxLength":64},
  'text': {"required":false,"type":"string","minLength":1,"maxLength":1000,"requiredMessage":"Please write a comment.","message":"A comment has at most 1000 characters."},
  'mentions': {"required":false,"type":"array","maxItems":20,"message":"A text mentions at most 20 members."},
  'clientId': {"required":true,"type":"string","format":"uuid"},
} as const;
