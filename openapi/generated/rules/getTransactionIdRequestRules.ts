// Generated from openapi/*.yaml by `npm run gen`. Never edit.
export const getTransactionIdRequestRules = {
  'userId': {"required":true,"type":"string","pattern":"^[A-Za-z0-9_-]+$","minLength":1,"maxLength":64},
  'action': {"required":false,"type":"integer","enum":[0,1]},
  'type': {"required":false,"type":"integer","enum":[1,2,3]},
  'transactionId': {"required":false,"type":"string","pattern":"^[A-Za-z0-9_-]+$","minLength":1,"maxLength":64},
  'eventId': {"required":false,"type":"string","pattern":"^[A-Za-z0-9_-]+$","minLength":1,"maxLength":64},
  'items': {"required":false,"type":"array","minItems":1,"maxItems":40,"requiredMessage":"Please choose your tickets.","message":"An order has at most 40 tickets."},
  'waitlistId': {"required":false,"type":"string","pattern":"^[A-Za-z0-9_-]+$","minLength":1,"maxLength":64},
  'documentId': {"required":false,"type":"string","pattern":"^[A-Za-z0-9_-]+$","minLength":1,"maxLength":64},
  'clientId': {"required":false,"type":"string","format":"uuid"},
} as const;
