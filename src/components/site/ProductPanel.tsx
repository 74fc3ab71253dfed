import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { ProductMedia, type ProductMediaProps } from './ProductMedia.tsx';

export interface ProductPanelProps extends ProductMediaProps {
  title: string;
  text: string;
}

/** What the product looks like, and what there is to see. */
export function ProductPanel({ title, text, ...picture }: ProductPanelProps) {
  const heading = useId();
  return (
    <chakra.section aria-labelledby={heading} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={5}>
      <chakra.div display="grid" gap={1} maxWidth="40rem">
        <chakra.h2 id={heading} textStyle="h2">
          {title}
        </chakra.h2>
        <chakra.p color="fg.muted">{text}</chakra.p>
      </chakra.div>
      <ProductMedia {...picture} />
    </chakra.section>
  );
}
