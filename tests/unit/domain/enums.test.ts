import { describe, expect, test } from 'vitest';
import * as enums from '../../../src/domain/enums.ts';
import { NotificationType } from '../../../src/domain/notifications.ts';
import { isMemberRole, isOrganisation, memberRoles, Role, roleLabels } from '../../../src/domain/roles.ts';

describe('enumerations', () => {
  test('roles and their labels [S1.1]', () => {
    expect(Role).toEqual({ JOB_SEEKER: 1, HR: 2, BRAND: 3, BUSINESS: 4, ADMIN: 5 });
    expect(roleLabels).toEqual({ 1: 'User', 2: 'HR', 3: 'Brand', 4: 'Business', 5: 'Admin' });
  });

  test('an admin is no member [S1.1]', () => {
    expect(memberRoles).toEqual([1, 2, 3, 4]);
    expect([0, 5, '1', undefined].map(isMemberRole)).toEqual([false, false, false, false]);
    expect(memberRoles.map(isOrganisation)).toEqual([false, true, true, true]);
  });

  test('have the numbers of the specification [S3.6]', () => {
    expect(enums.ContentType).toEqual({
      JOB_POST: 2,
      EVENT: 3,
      BRAND: 4,
      ADS: 5,
      BUSINESS: 6,
      BUSSINESS_POST: 8,
      JOBSEEKER_POST: 10,
      HR_POST: 11,
    });
    expect(enums.contentTypeLabels).toEqual({ 2: 'JOB', 3: 'EVENT', 4: 'BRAND', 5: 'ADS', 6: 'BUSINESS' });
    expect(enums.MessageType).toEqual({ TEXT: 0, IMAGE: 1, RECOMMEND: 2 });
    expect(enums.LiveMediaType).toEqual({ VIDEO: 1, AUDIO: 2 });
    expect(enums.MediaType).toEqual({ IMAGE: 0, VIDEO: 1 });
    expect(enums.LiveParticipant).toEqual({ HOST: 0, AUDIENCE: 1 });
    expect(enums.RecommendationList).toEqual({ GIVEN: 1, RECEIVED: 2, PENDING: 3 });
    expect(enums.Pricing).toEqual({ FREE: 0, PAID: 1 });
    expect(enums.FollowAction).toEqual({ FOLLOW: 1, UNFOLLOW: 2 });
    expect(enums.TransactionType).toEqual({ CERTIFICATION: 1, EVENT: 2, PLAN_UPGRADE: 3 });
    expect(enums.AuthMode).toEqual({ REGISTER: 1, LOGIN: 2, FORGOT: 3, RESEND: 4 });
    expect(enums.Platform).toEqual({ WEB: 3 });
    expect(enums.MessageNotification).toEqual({ OTHERS: 0, SEND_MESSAGE: 1 });
    expect(enums.RequestKind).toEqual({ SEND_REQUEST: 0, ACCEPT_REQUEST: 2 });
  });

  test('statuses and actions [S4.4]', () => {
    expect(enums.RequestStatus).toEqual({ NOT_ACCEPTED: 1, ACCEPTED: 2, REJECTED: 3, HOLD: 4 });
    expect(enums.ConnectionStatus).toEqual({ REQUESTED: 0, CONNECTED: 1, NOT_CONNECTED: 2 });
    expect(enums.ConnectionAction).toEqual({
      ADD_CONNECTION: 0,
      REMOVE_CONNECTION: 1,
      ACCEPT: 2,
      REJECT: 3,
      BLOCK: 4,
      UNBLOCK: 5,
      REPORT: 6,
    });
    expect(enums.VerificationStatus).toEqual({
      NOT_VERIFIED: 0,
      VERIFICATION_REQUESTED: 1,
      SENT_FOR_VERIFICATION: 2,
      VERIFIED: 3,
    });
  });

  test('notification types [S9.2]', () => {
    expect(NotificationType).toMatchObject({
      CONNECTION: 1,
      JOB_POST: 2,
      EVENTS: 3,
      BUSINESS_POST: 6,
      CONNECTION_REQUEST_ACCEPT: 7,
      HR_ACCOUNT_FOLLOWED: 9,
      BRAND_ACCOUNT_FOLLOWED: 10,
      BUSINESS_ACCOUNT_FOLLOWED: 11,
      LIVE_STREAM_STARTED: 12,
      JOBSEEKER_POST_CREATED: 13,
      HR_POST_CREATED: 14,
      HR_POST_AND_COMMENT_LIKED: 15,
      HR_POST_COMMENT: 16,
      JOBSEEKER_POST_AND_COMMENT_LIKED: 17,
      JOBSEEKER_POST_COMMENT: 18,
    });
  });
});
