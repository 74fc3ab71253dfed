// Generated from openapi/*.yaml by `npm run gen`. Never edit.
export const addCertificateRequestRules = {
  'userId': {"required":true,"type":"string","pattern":"^[A-Za-z0-9_-]+$","minLength":1,"maxLength":64},
  'clientId': {"required":false,"type":"string","format":"uuid"},
  'certificateId': {"required":false,"type":"string","pattern":"^[A-Za-z0-9_-]+$","minLength":1,"maxLength":64},
  'updatedAt': {"required":false,"type":"string","format":"date-time"},
  'certificateName': {"required":true,"type":"string","minLength":2,"maxLength":150,"requiredMessage":"Please enter the name of the certificate.","message":"A name has 2 to 150 characters."},
  'issuer': {"required":true,"type":"string","minLength":2,"maxLength":100,"requiredMessage":"Please enter who issued it.","message":"An issuer has 2 to 100 characters."},
  'issueDate': {"required":true,"type":"string","format":"date","requiredMessage":"Please enter when it was issued.","message":"Please enter a date that is not in the future."},
  'expiryDate': {"required":false,"type":"string","format":"date","requiredMessage":"Please enter when it expires, or choose that it does not.","message":"The expiry date comes after the issue date."},
  'noExpiry': {"required":true,"type":"boolean"},
  'credentialId': {"required":false,"type":"string","maxLength":80,"message":"A credential number has at most 80 characters."},
  'credentialUrl': {"required":false,"type":"string","pattern":"^https://[^\\s/?#@\\\\:][^\\s/?#@\\\\]*(?:[/?#].*)?$","format":"uri","maxLength":200,"message":"A web address starts with https:// and has at most 200 characters."},
  'documentKey': {"required":false,"type":"string","minLength":1,"maxLength":200,"message":"Please choose the document again."},
  'order': {"required":false,"type":"integer","minimum":0,"maximum":1000},
} as const;
