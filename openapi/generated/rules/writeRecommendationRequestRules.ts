// Generated from openapi/*.yaml by `npm run gen`. Never edit.
export const writeRecommendationRequestRules = {
  'userId': {"required":true,"type":"string","pattern":"^[A-Za-z0-9_-]+$","minLength":1,"maxLength":64},
  'clientId': {"required":false,"type":"string","format":"uuid"},
  'recommendationId': {"required":false,"type":"string","pattern":"^[A-Za-z0-9_-]+$","minLength":1,"maxLength":64},
  'otherUserId': {"required":true,"type":"string","pattern":"^[A-Za-z0-9_-]+$","minLength":1,"maxLength":64,"requiredMessage":"Please choose a connection.","message":"Please choose a connection."},
  'action': {"required":true,"type":"integer","enum":[1]},
  'relationship': {"required":true,"type":"integer","enum":[1,2,3,4,5,6],"requiredMessage":"Please choose how you know each other.","message":"Please choose a relationship from the list."},
  'position': {"required":false,"type":"string","maxLength":100,"message":"A position has at most 100 characters."},
  'text': {"required":true,"type":"string","minLength":50,"maxLength":3000,"requiredMessage":"Please write your recommendation.","message":"A recommendation has 50 to 3000 characters."},
} as const;
