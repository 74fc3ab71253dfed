import type { ResponseBody } from '#openapi/contract.ts';
import type { Relation } from '../../domain/relations.ts';

type Connections = ResponseBody<'getMyConnections'>;

/** The same page of a list, or of suggestions below it, with a member in another relation. */
export function withRelation(
  page: Connections,
  userId: string,
  change: (viewer: Relation) => Relation,
): Connections {
  const { response, suggestions } = page;
  return {
    ...page,
    response: response.map((row) => {
      if (row.member.userId !== userId) return row;
      const viewer = change(row.viewer);
      return { ...row, connectionStatus: viewer.connectionStatus, viewer };
    }),
    ...(suggestions && {
      suggestions: suggestions.map((one) =>
        one.member.userId === userId ? { ...one, viewer: change(one.viewer) } : one,
      ),
    }),
  };
}
