// Generated from openapi/*.yaml by `npm run gen`. Never edit.
export const addCommentRequestRules = {
  'userId': {"required":true,"type":"string","pattern":"^[A-Za-z0-9_-]+$","minLength":1,"maxLength":64},
  'channelName': {"required":true,"type":"string","pattern":"^[A-Za-z0-9_-]{16}$"},
  'action': {"required":true,"type":"integer","enum":[0,1,2,3,4,5,6]},
  'text': {"required":false,"type":"string","minLength":1,"maxLength":300,"requiredMessage":"Please write a comment.","message":"A comment has at most 300 characters."},
  'commentId': {"required":false,"type":"string","pattern":"^[A-Za-z0-9_-]+$","minLength":1,"maxLength":64},
  'otherUserId': {"required":false,"type":"string","pattern":"^[A-Za-z0-9_-]+$","minLength":1,"maxLength":64},
  'commentsOff': {"required":false,"type":"boolean"},
  'slowModeSec': {"required":false,"type":"integer","minimum":0,"maximum":300,"message":"Slow mode lies between 0 and 300 seconds."},
  'clientId': {"required":false,"type":"string","format":"uuid"},
} as const;
