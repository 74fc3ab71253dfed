import { registerVisualReview } from '@rolecast/visual-review/storybook/manager.tsx';

registerVisualReview();
