import type { FastifyInstance } from 'fastify';
import type { EventLine } from './eventLine.ts';
import { isChannelName, isOpaqueId, readRoomOrder, type LiveServerState } from './protocol.ts';
import type { RecordingStore } from './recording/store.ts';
import type { Room } from './room.ts';
import { Refused, type Rooms } from './rooms.ts';
import { stillOf } from './still.ts';

interface Parts {
  rooms: Rooms;
  store: RecordingStore;
  line: EventLine;
}

type OfRoom = { Params: { channelName: string }; Body: Record<string, unknown> | null };
type OfRecording = { Params: { recordingId: string } };

const idOf = (value: unknown): string => {
  if (!isOpaqueId(value)) throw new Refused(400, 'This id has another form.');
  return value;
};

/** What the API orders; who asks has shown the secret. Each order may be given again. */
export function serveControl(control: FastifyInstance, { rooms, store, line }: Parts) {
  const roomOf = ({ channelName }: { channelName: string }): Room => {
    const room = isChannelName(channelName) ? rooms.all.get(channelName) : undefined;
    if (!room) throw new Refused(404, 'There is no such room.');
    return room;
  };

  control.post('/rooms', (request) => {
    const order = readRoomOrder(request.body);
    if (!order) throw new Refused(400, 'This is no order of a room.');
    const room = rooms.open(order);
    return room.state(store.runningOf(room));
  });
  control.delete<OfRoom>('/rooms/:channelName', async ({ params }, reply) => {
    const room = rooms.all.get(params.channelName);
    if (room) {
      await store.endOf(room, room.host?.connected ? 'room.closed' : 'host.lost');
      rooms.close(params.channelName);
    }
    return reply.status(204).send();
  });
  control.post<OfRoom>('/rooms/:channelName/remove', ({ params, body }, reply) => {
    rooms.remove(params.channelName, idOf(body?.seatId));
    return reply.status(204).send();
  });
  control.post<OfRoom>('/rooms/:channelName/record', async ({ params, body }) => {
    const recordingId = idOf(body?.recordingId);
    const refusal = await store.begin(roomOf(params), recordingId);
    if (refusal) throw new Refused(refusal === 'DISK_FULL' ? 507 : 409, refusal);
    return { recordingId };
  });
  control.post<OfRoom>('/rooms/:channelName/record/stop', async ({ params }, reply) => {
    const room = rooms.all.get(params.channelName);
    if (room) await store.endOf(room, 'stopped');
    return reply.status(204).send();
  });
  control.get<OfRoom>('/rooms/:channelName/still', async ({ params }, reply) => {
    const still = await stillOf(roomOf(params));
    if (!still) return reply.status(204).send();
    return reply.header('content-type', 'application/octet-stream').send(still);
  });
  control.get<OfRecording>('/recordings/:recordingId', async ({ params }, reply) => {
    const file = await store.read(idOf(params.recordingId));
    if (!file) throw new Refused(404, 'There is no such recording.');
    return reply.headers({ 'content-type': 'video/webm', 'content-length': file.bytes }).send(file.stream);
  });
  control.delete<OfRecording>('/recordings/:recordingId', async ({ params }, reply) => {
    await store.delete(idOf(params.recordingId));
    return reply.status(204).send();
  });
  control.get('/state', (): LiveServerState => ({
    rooms: [...rooms.all.values()].map((room) => room.state(store.runningOf(room))),
    recordings: store.list(),
  }));
  control.get('/events', (_request, reply) => {
    reply.hijack();
    line.add(reply.raw);
  });
}
