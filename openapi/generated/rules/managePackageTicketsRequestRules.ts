// Generated from openapi/*.yaml by `npm run gen`. Never edit.
export const managePackageTicketsRequestRules = {
  'userId': {"required":true,"type":"string","pattern":"^[A-Za-z0-9_-]+$","minLength":1,"maxLength":64},
  'eventId': {"required":true,"type":"string","pattern":"^[A-Za-z0-9_-]+$","minLength":1,"maxLength":64},
  'action': {"required":true,"type":"integer","enum":[0,1,2,3,4]},
  'packageId': {"required":false,"type":"string","pattern":"^[A-Za-z0-9_-]+$","minLength":1,"maxLength":64},
  'package.packageName': {"required":false,"type":"string","minLength":1,"maxLength":100,"requiredMessage":"Please name the package.","message":"A package name has at most 100 characters."},
  'package.description': {"required":false,"type":"string","maxLength":500,"message":"A description has at most 500 characters."},
  'package.perks': {"required":false,"type":"array","maxItems":10,"message":"At most 10 perks of 80 characters."},
  'package.price': {"required":false,"type":"integer","minimum":0,"maximum":2000000000,"requiredMessage":"Please enter a price.","message":"This price is too low or too high."},
  'package.quantity': {"required":false,"type":"integer","minimum":1,"maximum":100000,"requiredMessage":"Please enter how many there are.","message":"A quantity lies between 1 and 100 000 and not below what is sold."},
  'package.minPerOrder': {"required":false,"type":"integer","minimum":1,"maximum":20,"requiredMessage":"Please enter the smallest order.","message":"The smallest order lies between 1 and 20."},
  'package.maxPerOrder': {"required":false,"type":"integer","minimum":1,"maximum":20,"requiredMessage":"Please enter the largest order.","message":"The largest order lies between the smallest and 20."},
  'package.saleStartAt': {"required":false,"type":"string","format":"date-time"},
  'package.saleEndAt': {"required":false,"type":"string","format":"date-time","message":"A sale ends before the event does."},
  'package.attendance': {"required":false,"type":"integer","enum":[0,1]},
  'package.hideWhenSoldOut': {"required":false,"type":"boolean"},
  'clientId': {"required":false,"type":"string","format":"uuid"},
} as const;
