import type { Db } from '../../context.ts';
import { notHidden } from '../../db/visible.ts';
import { isKey } from '../../ids.ts';
import { notFound } from '../../problem.ts';

/** 404 unless there is such a member, who is not suspended and stands behind no block for the reader. */
export async function requireShownMember(db: Db, readerId: string, memberId: string): Promise<void> {
  const member = isKey(memberId)
    ? await db
        .selectFrom('members')
        .select('id')
        .where('id', '=', memberId)
        .where('deleted_at', 'is', null)
        .where('suspended_at', 'is', null)
        .where(notHidden(readerId, 'members.id'))
        .executeTakeFirst()
    : undefined;
  if (!member) throw notFound('This profile is not available.');
}
