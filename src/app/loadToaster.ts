export const loadToaster = () => import('../components/ui/Toaster.tsx').then(({ Toaster }) => Toaster);
