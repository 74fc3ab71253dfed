// Generated from openapi/*.yaml by `npm run gen`. Never edit.
export const manageInterestsRequestRules = {
  'userId': {"required":true,"type":"string","pattern":"^[A-Za-z0-9_-]+$","minLength":1,"maxLength":64},
  'interestIds': {"required":true,"type":"array","minItems":1,"maxItems":20,"requiredMessage":"Please choose at least one interest.","message":"Please choose 1 to 20 interests."},
} as const;
