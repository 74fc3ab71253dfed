// Generated from openapi/*.yaml by `npm run gen`. Never edit.
export const addUserQualificationRequestRules = {
  'userId': {"required":true,"type":"string","pattern":"^[A-Za-z0-9_-]+$","minLength":1,"maxLength":64},
  'clientId': {"required":false,"type":"string","format":"uuid"},
  'educationId': {"required":false,"type":"string","pattern":"^[A-Za-z0-9_-]+$","minLength":1,"maxLength":64},
  'updatedAt': {"required":false,"type":"string","format":"date-time"},
  'institution': {"required":true,"type":"string","minLength":2,"maxLength":150,"requiredMessage":"Please enter the school or university.","message":"An institution has 2 to 150 characters."},
  'degree': {"required":true,"type":"string","minLength":2,"maxLength":100,"requiredMessage":"Please enter the degree.","message":"A degree has 2 to 100 characters."},
  'fieldOfStudy': {"required":false,"type":"string","maxLength":100,"message":"A field of study has at most 100 characters."},
  'grade': {"required":false,"type":"string","maxLength":30,"message":"A grade has at most 30 characters."},
  'startDate': {"required":true,"type":"string","pattern":"^[0-9]{4}-(0[1-9]|1[0-2])$","requiredMessage":"Please enter when it began.","message":"Please enter a month, like 2021-09."},
  'endDate': {"required":false,"type":"string","pattern":"^[0-9]{4}-(0[1-9]|1[0-2])$","message":"The end comes after the beginning, and at most 8 years from now."},
  'isCurrent': {"required":true,"type":"boolean"},
  'description': {"required":false,"type":"string","maxLength":1000,"message":"A description has at most 1000 characters."},
  'url': {"required":false,"type":"string","pattern":"^https://[^\\s/?#@\\\\:][^\\s/?#@\\\\]*(?:[/?#].*)?$","format":"uri","maxLength":200,"message":"A web address starts with https:// and has at most 200 characters."},
  'documentKey': {"required":false,"type":"string","minLength":1,"maxLength":200,"message":"Please choose the document again."},
  'order': {"required":false,"type":"integer","minimum":0,"maximum":1000},
} as const;
