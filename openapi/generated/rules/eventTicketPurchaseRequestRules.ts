// Generated from openapi/*.yaml by `npm run gen`. Never edit.
export const eventTicketPurchaseRequestRules = {
  'userId': {"required":true,"type":"string","pattern":"^[A-Za-z0-9_-]+$","minLength":1,"maxLength":64},
  'transactionId': {"required":true,"type":"string","pattern":"^[A-Za-z0-9_-]+$","minLength":1,"maxLength":64},
  'attendees': {"required":true,"type":"array","minItems":1,"maxItems":40,"requiredMessage":"Please name who comes.","message":"Please name one attendee for each ticket."},
  'buyerEmail': {"required":true,"type":"string","format":"email","maxLength":254,"requiredMessage":"Please enter an e-mail address for the receipt.","message":"Please enter an e-mail address such as amara@example.org."},
} as const;
