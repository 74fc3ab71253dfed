import { createRoot } from 'react-dom/client';
import { VisualError, type Hash, type Review } from '../types.ts';
import './viewer.css';
import { Viewer } from './Viewer.tsx';

/** The JSON that the report carries in a `<script type="application/json">`. */
function read<T>(id: string): T {
  const text = document.getElementById(id)?.textContent;
  if (!text) throw new VisualError(`This page has no data '${id}'.`);
  return JSON.parse(text) as T;
}

const review = read<Review>('review');
/** Data URIs. */
const pictures = read<Record<Hash, string>>('pictures');

const place = document.createElement('div');
place.className = 'vr-page';
document.body.append(place);
createRoot(place).render(<Viewer review={review} imageUrl={(hash) => pictures[hash]} keys="page" />);
