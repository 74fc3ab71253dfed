// Generated from openapi/*.yaml by `npm run gen`. Never edit.
export const addLanguagesRequestRules = {
  'userId': {"required":true,"type":"string","pattern":"^[A-Za-z0-9_-]+$","minLength":1,"maxLength":64},
  'clientId': {"required":false,"type":"string","format":"uuid"},
  'languages': {"required":true,"type":"array","minItems":1,"maxItems":20,"requiredMessage":"Please choose a language.","message":"Please choose languages from the list, each once, 20 at most."},
} as const;
