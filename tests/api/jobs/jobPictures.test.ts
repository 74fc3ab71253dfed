import { describe, expect, test } from 'vitest';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { jobsOf, openJob } from '../support/jobs.ts';
import { block } from '../support/posts.ts';

describe.each(databases())('pictures of jobs in applications on %s', (kind) => {
  const api = useApi(kind);
  const { apply, own, open } = jobsOf(api);

  test("without a picture of its own the job shows the company's, as it is now, to whom it may be shown", async () => {
    const [hr, brand, as] = [
      await api.member({ role: 2 }),
      await api.member({ role: 3 }),
      await api.member(),
    ];
    const sent = await apply(as, await openJob(api, hr, { company_id: brand.userId }));
    const shown = async () => [
      (await own(as)).job.companyImage,
      (await open(hr, sent.applicationId)).job.companyImage,
    ];
    expect(await shown()).toEqual([undefined, undefined]);
    const image_key = 'profile/aaaaaaaaaaaaaaaaaaaaaa';
    await api.db.updateTable('members').set({ image_key }).where('id', '=', brand.userId).execute();
    for (const image of await shown()) expect(image).toContain(image_key);
    await block(api, brand, as);
    expect(await shown()).toEqual([undefined, expect.stringContaining(image_key)]);
  });
});
