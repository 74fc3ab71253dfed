// Generated from openapi/*.yaml by `npm run gen`. Never edit.
export const sendMessageRequestRules = {
  'userId': {"required":true,"type":"string","pattern":"^[A-Za-z0-9_-]+$","minLength":1,"maxLength":64},
  'friendId': {"required":true,"type":"string","pattern":"^[A-Za-z0-9_-]+$","minLength":1,"maxLength":64},
  'action': {"required":true,"type":"integer","enum":[0,1,2]},
  'messageType': {"required":false,"type":"integer","enum":[0,1,2]},
  'message': {"required":false,"type":"string","maxLength":4000,"requiredMessage":"Please write a message.","message":"A message has at most 4000 characters."},
  'mediaKey': {"required":false,"type":"string","maxLength":200,"requiredMessage":"Please choose a picture.","message":"This picture could not be used."},
  'alt': {"required":false,"type":"string","maxLength":1500,"message":"A description has at most 1500 characters."},
  'recommendationId': {"required":false,"type":"string","pattern":"^[A-Za-z0-9_-]+$","minLength":1,"maxLength":64},
  'messageId': {"required":false,"type":"string","pattern":"^[A-Za-z0-9_-]+$","minLength":1,"maxLength":64},
  'forMe': {"required":false,"type":"boolean"},
  'clientId': {"required":false,"type":"string","format":"uuid"},
} as const;
