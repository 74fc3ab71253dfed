// What members say of themselves beside their row (product 3.2).
import type { Default, Json, OptionalTime, Time } from './columns.ts';

/** EDUCATION 1, WORK_EXPERIENCE 2, CERTIFICATE 3, ACHIEVEMENT 4: the contract's DocumentType. */
export type ItemKind = 1 | 2 | 3 | 4;

/** Months are `YYYY-MM`, days `YYYY-MM-DD`. Which fields an item has depends on its kind; it is read as a whole. */
export interface ItemData {
  institution?: string;
  degree?: string;
  fieldOfStudy?: string;
  grade?: string;
  jobTitle?: string;
  companyName?: string;
  employmentType?: number;
  workplaceType?: number;
  location?: string;
  skills?: string[];
  startDate?: string;
  endDate?: string;
  certificateName?: string;
  issueDate?: string;
  expiryDate?: string;
  noExpiry?: boolean;
  credentialId?: string;
  credentialUrl?: string;
  title?: string;
  date?: string;
  issuer?: string;
  description?: string;
  url?: string;
  /** What the picture of an achievement shows. */
  mediaAlt?: string;
}

export interface ProfileItemsTable {
  id: string;
  member_id: string;
  kind: ItemKind;
  /** Place in its section, from 0 without gaps. */
  position: number;
  is_current: Default<boolean>;
  /** The member that a work experience was at. */
  company_id: string | null;
  data: Json<ItemData>;
  /** What makes two items the same, folded: one of each in a section. */
  identity: string;
  /** The proof of an education or a certificate, for its owner; the picture of an achievement, for everybody. */
  file_key: string | null;
  created_at: Time;
  updated_at: Time;
  /** Such an item can be put back for some seconds; nobody sees it. */
  deleted_at: OptionalTime;
}

export interface PassionsTable {
  id: string;
  member_id: string;
  name: string;
  /** Without case and width (passions.ts). */
  folded: string;
  created_at: Time;
}

/** How many members have a passion, and how the first of them wrote it. */
export interface PassionNamesTable {
  folded: string;
  name: string;
  members: number;
}

export interface MemberLanguagesTable {
  member_id: string;
  /** A code of modules/profile/sections/languages.tsv. */
  language_id: string;
  proficiency: 1 | 2 | 3 | 4 | 5;
}

export interface MemberInterestsTable {
  member_id: string;
  /** An id of modules/profile/sections/interests.tsv. */
  interest_id: string;
}
