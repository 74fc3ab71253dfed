// Generated from openapi/*.yaml by `npm run gen`. Never edit.
export const verifyJobApplicationRequestRules = {
  'userId': {"required":true,"type":"string","pattern":"^[A-Za-z0-9_-]+$","minLength":1,"maxLength":64},
  'clientId': {"required":false,"type":"string","format":"uuid"},
  'applicationIds': {"required":true,"type":"array","minItems":1,"maxItems":500,"requiredMessage":"Please choose an application.","message":"Please choose 1 to 500 applications."},
  'updatedAt': {"required":false,"type":"string","format":"date-time"},
  'requestStatus': {"required":false,"type":"integer","enum":[1,2,3,4],"message":"This move is not possible."},
  'messageToCandidate': {"required":false,"type":"string","maxLength":1000,"message":"A message has at most 1000 characters."},
  'interview': {"required":false},
  'rating': {"required":false,"type":"integer","minimum":0,"maximum":5,"message":"Please choose 0 to 5."},
  'note': {"required":false,"type":"string","minLength":1,"maxLength":1000,"message":"A note has at most 1000 characters."},
  'notifyAt': {"required":false,"type":"string","format":"date-time"},
} as const;
