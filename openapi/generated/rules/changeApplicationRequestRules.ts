// Generated from openapi/*.yaml by `npm run gen`. Never edit.
export const changeApplicationRequestRules = {
  'userId': {"required":true,"type":"string","pattern":"^[A-Za-z0-9_-]+$","minLength":1,"maxLength":64},
  'clientId': {"required":false,"type":"string","format":"uuid"},
  'applicationId': {"required":true,"type":"string","pattern":"^[A-Za-z0-9_-]+$","minLength":1,"maxLength":64},
  'jobId': {"required":true,"type":"string","pattern":"^[A-Za-z0-9_-]+$","minLength":1,"maxLength":64},
  'action': {"required":true,"type":"integer","enum":[1,2]},
  'reason': {"required":false,"type":"string","maxLength":500,"message":"A reason has at most 500 characters."},
} as const;
