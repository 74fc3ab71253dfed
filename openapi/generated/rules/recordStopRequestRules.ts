// Generated from openapi/*.yaml by `npm run gen`. Never edit.
export const recordStopRequestRules = {
  'userId': {"required":true,"type":"string","pattern":"^[A-Za-z0-9_-]+$","minLength":1,"maxLength":64},
  'recordingId': {"required":true,"type":"string","pattern":"^[A-Za-z0-9_-]+$","minLength":1,"maxLength":64},
  'title': {"required":true,"type":"string","minLength":3,"maxLength":100,"requiredMessage":"Please give it a title.","message":"A title has 3 to 100 characters."},
  'visibility': {"required":true,"type":"integer","enum":[0,1,2],"requiredMessage":"Please choose who may see it."},
  'captionsKey': {"required":false,"type":"string","maxLength":200,"message":"This caption file could not be used."},
} as const;
