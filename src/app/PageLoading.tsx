import { Spinner } from '../components/ui/Spinner.tsx';

/** While the code of a page is on its way. */
export function PageLoading() {
  return (
    <div style={{ display: 'grid', placeItems: 'center', minHeight: '60vh' }}>
      <Spinner label="Loading..." />
    </div>
  );
}
