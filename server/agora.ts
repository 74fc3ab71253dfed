import agora from 'agora-token';

/** The Agora project whose channels carry live rooms. */
export interface AgoraProject {
  appId: string;
  certificate: string;
}

/** A grant for one seat. */
export interface AgoraGrant {
  channelName: string;
  uid: number;
  /** May send its own picture and sound; otherwise it only receives. */
  mayPublish: boolean;
  seconds: number;
}

/**
 * Signs a token, without a call to Agora. A subscriber's lacks the privileges to publish, which Agora enforces where co-host
 * authentication is switched on in the project.
 */
export function signAgora({ appId, certificate }: AgoraProject, grant: AgoraGrant): string {
  const { channelName, uid, mayPublish, seconds } = grant;
  const role = mayPublish ? agora.RtcRole.PUBLISHER : agora.RtcRole.SUBSCRIBER;
  return agora.RtcTokenBuilder.buildTokenWithUid(
    appId,
    certificate,
    channelName,
    uid,
    role,
    seconds,
    seconds,
  );
}

const id = /^[0-9a-f]{32}$/i;

/** Both settings or none. What is malformed would only be found out by the first who goes live: Agora's signer answers '' then. */
export function readAgora(
  appId: string | undefined,
  certificate: string | undefined,
  wrong: string[],
): AgoraProject | undefined {
  if (!appId && !certificate) return undefined;
  if (appId && certificate && id.test(appId) && id.test(certificate)) {
    const project = { appId, certificate };
    if (signAgora(project, { channelName: 'start', uid: 1, mayPublish: true, seconds: 60 }) !== '')
      return project;
  }
  wrong.push(
    'AGORA_APP_ID and AGORA_APP_CERTIFICATE must both have 32 hexadecimal digits; set both or none.',
  );
  return undefined;
}
