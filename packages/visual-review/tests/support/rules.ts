import type { Rules } from '../../src/store/rules.ts';

export const everybody: Rules = {
  roles: ['design', 'product', 'engineering'],
  approvers: [],
  ownChange: 'allowed',
};
