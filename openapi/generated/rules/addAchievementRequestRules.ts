// Generated from openapi/*.yaml by `npm run gen`. Never edit.
export const addAchievementRequestRules = {
  'userId': {"required":true,"type":"string","pattern":"^[A-Za-z0-9_-]+$","minLength":1,"maxLength":64},
  'clientId': {"required":false,"type":"string","format":"uuid"},
  'achievementId': {"required":false,"type":"string","pattern":"^[A-Za-z0-9_-]+$","minLength":1,"maxLength":64},
  'updatedAt': {"required":false,"type":"string","format":"date-time"},
  'title': {"required":true,"type":"string","minLength":2,"maxLength":150,"requiredMessage":"Please enter a title.","message":"A title has 2 to 150 characters."},
  'description': {"required":false,"type":"string","maxLength":1000,"message":"A description has at most 1000 characters."},
  'date': {"required":false,"type":"string","format":"date","message":"Please enter a date that is not in the future."},
  'issuer': {"required":false,"type":"string","maxLength":100,"message":"An issuer has at most 100 characters."},
  'url': {"required":false,"type":"string","pattern":"^https://[^\\s/?#@\\\\:][^\\s/?#@\\\\]*(?:[/?#].*)?$","format":"uri","maxLength":200,"message":"A web address starts with https:// and has at most 200 characters."},
  'mediaKey': {"required":false,"type":"string","minLength":1,"maxLength":200,"message":"Please choose the picture again."},
  'mediaAlt': {"required":false,"type":"string","maxLength":1500,"message":"The description of a picture has at most 1500 characters."},
  'order': {"required":false,"type":"integer","minimum":0,"maximum":1000},
} as const;
