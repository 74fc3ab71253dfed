// Generated from openapi/*.yaml by `npm run gen`. Never edit.
export const contactRequestRules = {
  'name': {"required":true,"type":"string","minLength":2,"maxLength":100,"requiredMessage":"Please enter your name.","message":"A name has 2 to 100 characters."},
  'email': {"required":true,"type":"string","format":"email","maxLength":254,"requiredMessage":"Please enter your e-mail address.","message":"Please enter an e-mail address such as amara@example.org."},
  'topic': {"required":true,"type":"integer","enum":[1,2,3,4,5],"requiredMessage":"Please choose a topic.","message":"Please choose a topic from the list."},
  'subject': {"required":true,"type":"string","minLength":3,"maxLength":150,"requiredMessage":"Please enter a subject.","message":"A subject has 3 to 150 characters."},
  'message': {"required":true,"type":"string","minLength":20,"maxLength":4000,"requiredMessage":"Please write a message.","message":"A message has 20 to 4,000 characters."},
  'mediaKey': {"required":false,"type":"string","maxLength":200,"message":"Please choose the attachment again."},
  'homepage': {"required":false,"type":"string","maxLength":200},
  'clientId': {"required":false,"type":"string","format":"uuid"},
} as const;
