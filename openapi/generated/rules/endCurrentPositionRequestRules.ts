// Generated from openapi/*.yaml by `npm run gen`. Never edit.
export const endCurrentPositionRequestRules = {
  'userId': {"required":true,"type":"string","pattern":"^[A-Za-z0-9_-]+$","minLength":1,"maxLength":64},
  'workExperienceId': {"required":true,"type":"string","pattern":"^[A-Za-z0-9_-]+$","minLength":1,"maxLength":64},
  'endDate': {"required":true,"type":"string","pattern":"^[0-9]{4}-(0[1-9]|1[0-2])$","requiredMessage":"Please enter when it ended.","message":"The end lies between the beginning and today."},
} as const;
