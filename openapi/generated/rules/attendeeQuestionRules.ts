// Generated from openapi/*.yaml by `npm run gen`. Never edit.
export const attendeeQuestionRules = {
  'questionId': {"required":true,"type":"string","pattern":"^[A-Za-z0-9_-]+$","minLength":1,"maxLength":64},
  'label': {"required":true,"type":"string","minLength":3,"maxLength":200,"requiredMessage":"Please write the question.","message":"A question has 3 to 200 characters."},
  'type': {"required":true,"type":"string","enum":["TEXT","LONG_TEXT","YES_NO","SINGLE","MULTI","NUMBER"],"requiredMessage":"Please choose how it is answered."},
  'options': {"required":false,"type":"array","maxItems":10,"message":"A question has at most 10 choices of 100 characters."},
  'required': {"required":true,"type":"boolean"},
} as const;
