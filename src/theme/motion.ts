import { defineAnimationStyles, defineKeyframes } from '@chakra-ui/react';

export const keyframes = defineKeyframes({
  'fade-in': { from: { opacity: 0 }, to: { opacity: 1 } },
  'fade-out': { from: { opacity: 1 }, to: { opacity: 0 } },
  'rise-in': { from: { opacity: 0, transform: 'translateY(6px)' }, to: { opacity: 1, transform: 'none' } },
  'sink-out': { from: { opacity: 1, transform: 'none' }, to: { opacity: 0, transform: 'translateY(6px)' } },
  'slide-start-in': { from: { translate: 'var(--slide-from, -100%) 0' }, to: { translate: '0 0' } },
  'slide-start-out': { from: { translate: '0 0' }, to: { translate: 'var(--slide-from, -100%) 0' } },
  spin: { to: { transform: 'rotate(360deg)' } },
  pulse: { '50%': { opacity: 0.45 } },
});

const enter = { animationDuration: 'enter', animationTimingFunction: 'out', animationFillMode: 'both' };
const leave = { animationDuration: 'leave', animationTimingFunction: 'out', animationFillMode: 'both' };
const fadeIn = { _motionReduce: { animationName: 'fade-in' } };
const fadeOut = { _motionReduce: { animationName: 'fade-out' } };

/** What moves, moves through one of these: each falls back to opacity alone when motion is reduced. */
export const animationStyles = defineAnimationStyles({
  'fade-in': { value: { ...enter, animationName: 'fade-in' } },
  'fade-out': { value: { ...leave, animationName: 'fade-out' } },
  'rise-in': { value: { ...enter, animationName: 'rise-in', ...fadeIn } },
  'sink-out': { value: { ...leave, animationName: 'sink-out', ...fadeOut } },
  'slide-start-in': { value: { ...enter, animationName: 'slide-start-in', ...fadeIn } },
  'slide-start-out': { value: { ...leave, animationName: 'slide-start-out', ...fadeOut } },
  spin: {
    value: {
      animation: 'spin 0.8s linear infinite',
      _motionReduce: { animation: 'pulse 1.6s ease-in-out infinite' },
    },
  },
  pulse: { value: { animation: 'pulse 1.6s ease-in-out infinite' } },
});
