import { registerVisualReview } from './visual/manager.tsx';

registerVisualReview();
