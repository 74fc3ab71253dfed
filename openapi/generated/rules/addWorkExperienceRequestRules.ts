// Generated from openapi/*.yaml by `npm run gen`. Never edit.
export const addWorkExperienceRequestRules = {
  'userId': {"required":true,"type":"string","pattern":"^[A-Za-z0-9_-]+$","minLength":1,"maxLength":64},
  'clientId': {"required":false,"type":"string","format":"uuid"},
  'workExperienceId': {"required":false,"type":"string","pattern":"^[A-Za-z0-9_-]+$","minLength":1,"maxLength":64},
  'updatedAt': {"required":false,"type":"string","format":"date-time"},
  'jobTitle': {"required":true,"type":"string","minLength":2,"maxLength":100,"requiredMessage":"Please enter the job title.","message":"A job title has 2 to 100 characters."},
  'companyName': {"required":true,"type":"string","minLength":2,"maxLength":100,"requiredMessage":"Please enter the company.","message":"A company name has 2 to 100 characters."},
  'companyId': {"required":false,"type":"string","pattern":"^[A-Za-z0-9_-]+$","minLength":1,"maxLength":64},
  'employmentType': {"required":false,"type":"integer","enum":[1,2,3,4,5,6,7],"message":"Please choose a kind of employment."},
  'workplaceType': {"required":false,"type":"integer","enum":[1,2,3],"message":"Please choose where the work is done."},
  'location': {"required":false,"type":"string","maxLength":100,"message":"A place has at most 100 characters."},
  'startDate': {"required":true,"type":"string","pattern":"^[0-9]{4}-(0[1-9]|1[0-2])$","requiredMessage":"Please enter when it began.","message":"Please enter a month that has begun."},
  'endDate': {"required":false,"type":"string","pattern":"^[0-9]{4}-(0[1-9]|1[0-2])$","requiredMessage":"Please enter when it ended.","message":"The end lies between the beginning and today."},
  'isCurrent': {"required":true,"type":"boolean","message":"At most 3 positions can be current at once."},
  'description': {"required":false,"type":"string","maxLength":2000,"message":"A description has at most 2000 characters."},
  'skills': {"required":false,"type":"array","maxItems":10,"message":"Please name at most 10 skills of 2 to 40 characters."},
  'order': {"required":false,"type":"integer","minimum":0,"maximum":1000},
} as const;
