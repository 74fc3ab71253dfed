// Generated from openapi/*.yaml by `npm run gen`. Never edit.
export const liveStartRequestRules = {
  'userId': {"required":true,"type":"string","pattern":"^[A-Za-z0-9_-]+$","minLength":1,"maxLength":64},
  'mediaType': {"required":true,"type":"integer","enum":[1,2],"requiredMessage":"Please choose video or audio."},
  'title': {"required":true,"type":"string","minLength":3,"maxLength":100,"requiredMessage":"Please give it a title.","message":"A title has 3 to 100 characters."},
  'description': {"required":false,"type":"string","maxLength":500,"message":"A description has at most 500 characters."},
  'visibility': {"required":true,"type":"integer","enum":[0,1,2],"requiredMessage":"Please choose who may join."},
  'eventId': {"required":false,"type":"string","pattern":"^[A-Za-z0-9_-]+$","minLength":1,"maxLength":64,"requiredMessage":"Please choose the event."},
  'clientId': {"required":true,"type":"string","format":"uuid"},
} as const;
