import type { Schemas } from '#openapi/contract.ts';
import { members } from '../factories/community.ts';
import { authors } from '../factories/feed.ts';
import type { MockHandlers } from '../msw.ts';

const companies: Schemas['Company'][] = [
  authors.nordlicht,
  members.brightpath,
  members.atlas,
  members.fjord,
  authors.sol,
].map((member) => ({
  companyId: member.userId,
  companyName: member.userName,
  ...('userImage' in member && { companyImage: member.userImage }),
}));

export const jobHandlers = {
  getCompanies: ({ searchText }) => ({
    message: 'Companies',
    response: companies.filter(({ companyName }) =>
      companyName.toLowerCase().includes(searchText.trim().toLowerCase()),
    ),
  }),
} satisfies MockHandlers;
