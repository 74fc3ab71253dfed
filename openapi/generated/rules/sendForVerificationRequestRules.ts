// Generated from openapi/*.yaml by `npm run gen`. Never edit.
export const sendForVerificationRequestRules = {
  'userId': {"required":true,"type":"string","pattern":"^[A-Za-z0-9_-]+$","minLength":1,"maxLength":64},
  'clientId': {"required":false,"type":"string","format":"uuid"},
  'documentId': {"required":true,"type":"string","pattern":"^[A-Za-z0-9_-]+$","minLength":1,"maxLength":64},
  'documentType': {"required":true,"type":"integer","enum":[1,2,3,4,5,6]},
  'files': {"required":true,"type":"array","minItems":1,"maxItems":5,"requiredMessage":"Please add a picture or a PDF of the document.","message":"Please add 1 to 5 files."},
  'transactionId': {"required":false,"type":"string","pattern":"^[A-Za-z0-9_-]+$","minLength":1,"maxLength":64,"message":"The fee has not been paid yet."},
  'consent': {"required":true,"type":"boolean","const":true,"requiredMessage":"Please agree that a verifier sees these files.","message":"Please agree that a verifier sees these files."},
} as const;
