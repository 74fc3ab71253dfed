// Generated from openapi/*.yaml by `npm run gen`. Never edit.
export const applyJobRequestRules = {
  'userId': {"required":true,"type":"string","pattern":"^[A-Za-z0-9_-]+$","minLength":1,"maxLength":64},
  'clientId': {"required":true,"type":"string","format":"uuid"},
  'jobId': {"required":true,"type":"string","pattern":"^[A-Za-z0-9_-]+$","minLength":1,"maxLength":64},
  'action': {"required":true,"type":"integer","enum":[0]},
  'coverNote': {"required":false,"type":"string","maxLength":2000,"message":"A cover note has at most 2000 characters."},
  'resumeKey': {"required":false,"type":"string","minLength":1,"maxLength":200,"requiredMessage":"Please add your résumé.","message":"Please choose the file again."},
  'answers': {"required":false,"type":"array","maxItems":5,"message":"Please answer the marked questions."},
  'shareContact': {"required":true,"type":"boolean"},
  'consent': {"required":true,"type":"boolean","const":true,"requiredMessage":"Please agree that your application is kept for the time shown.","message":"Please agree that your application is kept for the time shown."},
} as const;
