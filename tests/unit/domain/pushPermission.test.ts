import { describe, expect, it } from 'vitest';
import { howToAllow, pushHelp } from '../../../src/domain/pushPermission.ts';

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1';
const desktop = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/153.0 Safari/537.36';

describe('being told on this device', () => {
  it('is asked for where nobody has answered yet', () => {
    expect(pushHelp({ permission: 'default', userAgent: desktop })?.mayAsk).toBe(true);
  });

  it('was refused: the browser is not asked again, and its own way is named', () => {
    expect(pushHelp({ permission: 'denied', userAgent: desktop })).toEqual({
      text: howToAllow(desktop),
      mayAsk: false,
    });
  });

  it('needs the home screen on an iPhone, and is not spoken of where it cannot be', () => {
    expect(pushHelp({ permission: undefined, userAgent: phone })?.text).toContain('Add to Home Screen');
    expect(pushHelp({ permission: undefined, userAgent: desktop })).toBeUndefined();
    expect(pushHelp({ permission: 'granted', userAgent: phone })).toBeUndefined();
  });
});
