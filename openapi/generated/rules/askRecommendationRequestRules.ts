// Generated from openapi/*.yaml by `npm run gen`. Never edit.
export const askRecommendationRequestRules = {
  'userId': {"required":true,"type":"string","pattern":"^[A-Za-z0-9_-]+$","minLength":1,"maxLength":64},
  'clientId': {"required":false,"type":"string","format":"uuid"},
  'otherUserId': {"required":true,"type":"string","pattern":"^[A-Za-z0-9_-]+$","minLength":1,"maxLength":64,"requiredMessage":"Please choose a connection.","message":"Please choose a connection."},
  'action': {"required":true,"type":"integer","enum":[0]},
  'relationship': {"required":true,"type":"integer","enum":[1,2,3,4,5,6],"requiredMessage":"Please choose how you know each other.","message":"Please choose a relationship from the list."},
  'position': {"required":false,"type":"string","maxLength":100,"message":"A position has at most 100 characters."},
  'requestMessage': {"required":false,"type":"string","maxLength":500,"message":"A message has at most 500 characters."},
} as const;
