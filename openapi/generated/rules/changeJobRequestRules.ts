// Generated from openapi/*.yaml by `npm run gen`. Never edit.
export const changeJobRequestRules = {
  'userId': {"required":true,"type":"string","pattern":"^[A-Za-z0-9_-]+$","minLength":1,"maxLength":64},
  'clientId': {"required":false,"type":"string","format":"uuid"},
  'action': {"required":true,"type":"integer","enum":[1,2,3,4]},
  'jobId': {"required":true,"type":"string","pattern":"^[A-Za-z0-9_-]+$","minLength":1,"maxLength":64},
  'updatedAt': {"required":false,"type":"string","format":"date-time"},
  'closeReason': {"required":false,"type":"integer","enum":[1,2,3,4],"requiredMessage":"Please choose why the job closes.","message":"Please choose a reason from the list."},
  'messageToCandidates': {"required":false,"type":"string","maxLength":1000,"message":"A message has at most 1000 characters."},
  'applyBy': {"required":false,"type":"string","format":"date","requiredMessage":"Please enter the last day to apply.","message":"Please enter a day from tomorrow to 90 days from now."},
} as const;
